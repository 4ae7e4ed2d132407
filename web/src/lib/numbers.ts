// Numbers in sentences. A browser's first Intl number format per language is slow, and small whole numbers look the
// same in all our languages, so they are not formatted.

import { FluentNumber, type FluentVariable } from "@fluent/bundle";

class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export function spelt(params: Record<string, string | number>): Record<string, FluentVariable> {
  const small = (value: string | number) => typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, small(value) ? new Small(value as number) : value]));
}
