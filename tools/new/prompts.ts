import type { PlopGeneratorConfig } from 'plop';

type PromptQuestion = Extract<PlopGeneratorConfig['prompts'], readonly unknown[]>[number];

/** Prompts for a name in kebab case. */
export function promptForName(message: string, name = 'name'): PromptQuestion {
  return {
    type: 'input',
    name,
    message,
    validate: (text: string) =>
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) || 'Use lowercase words joined by hyphens.',
  };
}

/** Prompts for a sentence that becomes a docstring. */
export function promptForSentence(message: string): PromptQuestion {
  return {
    type: 'input',
    name: 'summary',
    message,
    validate: (text: string) =>
      /^[A-Z].+\.$/.test(text) ||
      'Write a sentence that starts with a capital letter and ends with a period.',
  };
}

/** Prompts for text that matches a pattern. */
export const promptForMatch = (name: string, message: string, pattern: RegExp): PromptQuestion => ({
  type: 'input',
  name,
  message,
  validate: (text: string) => pattern.test(text) || `Enter text that matches ${pattern.source}`,
});

/** Prompts for one of a few values. */
export const promptForChoice = (
  name: string,
  message: string,
  choices: readonly string[],
): PromptQuestion => ({ type: 'list', name, message, choices: [...choices] });
