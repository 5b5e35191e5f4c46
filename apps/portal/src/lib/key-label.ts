const abbreviations = new Map([['csr', 'CSR']]);

/**
 * Returns the label of a key that the host has no name for, such as an access level or a sales channel.
 *
 * @example keyLabel('home_office') // 'Home office'
 */
export function keyLabel(key: string): string {
  const words = key.replaceAll('_', ' ');
  return abbreviations.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
