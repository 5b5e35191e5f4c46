let format: Intl.NumberFormat | undefined;

/** For counts and sizes: `1,234`. */
export function formatNumber(value: number): string {
  // Loading the language data delays slow devices, and most counts don't need it.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  format ??= new Intl.NumberFormat('en-US');
  return format.format(value);
}
