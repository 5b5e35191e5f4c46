/** Verbs whose imperative ends in "ed", "ing", or "s", such as "Embed" and "Process". */
const imperatives =
  /^(?:address|bring|bypass|cross|discuss|embed|exceed|express|feed|focus|need|pass|ping|process|proceed|seed|shed|speed|spread|stress|string|suppress)$/i;

/** The text after an area prefix such as "alerts: ". */
const stripAreaPrefix = (header: string) => header.replace(/^(?:[\w@/.-]+(?: [\w.-]+)?): /, '');

interface Commit {
  /** The first line of its message. */
  header: string | null;
}

/** commitlint rules for subjects. Each returns whether a commit follows it, and what to do if not. */
export const commitRules = {
  'header-imperative': ({ header }: Commit): [boolean, string] => {
    const [verb = ''] = stripAreaPrefix(header ?? '').split(/[\s,:]/);
    return [
      imperatives.test(verb) || !/[a-z](?:ed|ing|(?<![su])s)$/.test(verb),
      `start with an imperative: "Add", not "Added", "Adding", or "Adds" (found "${verb}")`,
    ];
  },
  'header-one-change': ({ header }: Commit): [boolean, string] => [
    // Allows ", and" after another comma, because it ends a list of three or more things.
    !/;|\balso\b|^[^,]*, and\b/i.test(header ?? ''),
    'describe one change, without ";", "also", or ", and": split the commit or shorten the subject',
  ],
};
