// The board's own few words, beside those of the game.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import de from "./text/de.ftl?raw";
import en from "./text/en.ftl?raw";

type Params = Record<string, string | number>;
export type Words = (code: string, params?: Params) => string;

function read(language: string, text: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (code, params = {}) => {
    const message = bundle.getMessage(code);
    return message?.value ? bundle.formatPattern(message.value, params, []) : code;
  };
}

const spoken: Record<string, Words> = { en: read("en", en), de: read("de", de) };

export const wordsIn = (language: string): Words => spoken[language] ?? spoken.en!;
