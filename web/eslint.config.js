import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// lib ← games ← shell ← app: a layer imports only from itself and the layers to its left, whether statically, dynamically or for types.
const LAYERS = ["lib", "games", "shell", "app"];

/** Forbids imports that match a regular expression in the files of a folder. */
function forbid(files, regex, message) {
  const later = { selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`, message };
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }], "no-restricted-syntax": ["error", later] } };
}
const above = (layer) => `^(\\.\\./)+(${LAYERS.slice(LAYERS.indexOf(layer) + 1).join("|")})(/|$)`;

export default ts.config(
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "off", // each game defines its own views and moves
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-useless-mustaches": "off", // a space before a tag
      "svelte/prefer-svelte-reactivity": "off", // state that is never rendered need not be reactive
      "svelte/require-each-key": "off", // stars and bubbles never reorder
    },
  },
  forbid(["src/lib/**"], above("lib"), "lib knows neither games nor shell nor app."),
  forbid(["src/games/*.ts"], above("games"), "Games know neither shell nor app."),
  forbid(["src/games/*/**"], `${above("games")}|^\\.\\./(?!\\.\\./|parts/|board$)`, "A game knows neither shell nor app nor another game."),
  forbid(["src/games/*/rulebook/**"], `${above("games")}|^\\.\\./\\.\\./(?!\\.\\./|parts/|board$)`, "A rule book knows neither shell nor app nor another game."),
  forbid(["src/games/parts/**"], `${above("games")}|^\\.\\./(?!\\.\\./|board$)`, "Parts know neither shell nor app nor a game."),
  forbid(["src/shell/**"], above("shell"), "The shell does not know the app."),
);
