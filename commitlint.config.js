import { commitRules } from './tools/commit-rules.ts';

export default {
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'header-trim': [2, 'always'],
    'body-leading-blank': [2, 'always'],
    'header-imperative': [2, 'always'],
    'header-one-change': [2, 'always'],
  },
  plugins: [{ rules: commitRules }],
  // Dependabot writes its own subjects, often longer than 72 characters.
  ignores: [(message) => message.includes('Signed-off-by: dependabot[bot]')],
  helpUrl: 'docs/contributing/language.md#commits',
};
