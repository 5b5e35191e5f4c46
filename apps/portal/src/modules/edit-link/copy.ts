/** The words of the link to the admin site. */
export const copy = {
  edit: 'Edit this record',
  external: '(opens the admin site in a new tab)',
} as const;
