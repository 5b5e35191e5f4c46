import type { PlopGeneratorConfig } from 'plop';

type PromptQuestion = Extract<PlopGeneratorConfig['prompts'], readonly unknown[]>[number];

/** Asks for a name in kebab case. */
export function kebabName(message: string): PromptQuestion {
  return {
    type: 'input',
    name: 'name',
    message,
    validate: (name: string) =>
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || 'Use lowercase words joined by hyphens.',
  };
}

/** Asks for a sentence that becomes the docstring. */
export function sentence(message: string): PromptQuestion {
  return {
    type: 'input',
    name: 'summary',
    message,
    validate: (text: string) => /^[A-Z].+\.$/.test(text) || 'Write a sentence: capital, period.',
  };
}
