const contacts = {
  underwriting: { name: 'Underwriting', phone: '555-0110', email: 'underwriting@example.com' },
  vehicles: { name: 'Vehicle product team', phone: '555-0112', email: 'vehicles@example.com' },
  billing: { name: 'Billing', phone: '555-0120', email: 'billing@example.com' },
  claims: { name: 'Claims', phone: '555-0130', email: 'claims@example.com' },
  support: { name: 'Producer support', phone: '555-0140', email: 'support@example.com' },
  licensing: {
    name: 'Licensing and appointments',
    phone: '555-0150',
    email: 'licensing@example.com',
  },
  marketing: { name: 'Marketing', phone: '555-0155', email: 'marketing@example.com' },
  catastrophe: { name: 'Catastrophe team', phone: '555-0119', email: 'catastrophe@example.com' },
  greatLakes: {
    name: 'Territory manager, Great Lakes',
    phone: '555-0161',
    email: 'great-lakes@example.com',
  },
  gulf: { name: 'Territory manager, Gulf', phone: '555-0164', email: 'gulf@example.com' },
  southwest: {
    name: 'Territory manager, Southwest',
    phone: '555-0166',
    email: 'southwest@example.com',
  },
  west: { name: 'Territory manager, West Coast', phone: '555-0168', email: 'west@example.com' },
} as const;

export type ContactKey = keyof typeof contacts;

/** Returns a record's `contact`, which is always a role and never a person. */
export function getContact(key: ContactKey): { name: string; phone: string; email: string } {
  return { ...contacts[key] };
}
