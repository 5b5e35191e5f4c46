let format: Intl.NumberFormat | undefined;

/** For counts and sizes: `1,234`. */
export function formatNumber(value: number): string {
  // Loading the language data delays slow devices, and numbers without a thousands separator don't need it.
  if (Math.abs(value) < 1000) return String(value);
  format ??= new Intl.NumberFormat('en-US');
  return format.format(value);
}
