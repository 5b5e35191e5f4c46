export const copy = {
  edit: 'Edit this record',
  external: '(opens the admin site in a new tab)',
} as const;
