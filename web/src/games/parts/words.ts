// A board's own texts, next to the game's: `spoken({ en, de })` parses its two Fluent files once.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { spelt } from "../../lib/numbers";

type Params = Record<string, string | number>;
export type Words = (code: string, params?: Params) => string;

function read(language: string, text: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (code, params = {}) => {
    const message = bundle.getMessage(code);
    return message?.value ? bundle.formatPattern(message.value, spelt(params), []) : code;
  };
}

export function spoken(texts: { en: string; de: string }): (language: string) => Words {
  const known = new Map<string, Words>();
  return (language) => {
    const found = known.get(language) ?? read(language, language === "de" ? texts.de : texts.en);
    known.set(language, found);
    return found;
  };
}
