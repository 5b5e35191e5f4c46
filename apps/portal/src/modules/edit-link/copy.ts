export const copy = {
  edit: 'Edit this record',
  editOf: (title: string) => `Edit this record: ${title} (opens the admin site in a new tab)`,
  external: '(opens the admin site in a new tab)',
} as const;
