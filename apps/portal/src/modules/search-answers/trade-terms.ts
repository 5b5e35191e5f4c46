/** Groups of terms that mean the same product or task, with the most common abbreviation first. */
export const tradeTerms: readonly (readonly string[])[] = [
  ['MH', 'mobile home', 'manufactured home'],
  ['TT', 'travel trailer', 'camper'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle', 'motorbike'],
  ['RV', 'motor home', 'recreational vehicle'],
  ['UW', 'underwriting'],
  ['ATV', 'off-road vehicle', 'UTV'],
  ['PWC', 'personal watercraft', 'jet ski'],
  ['classic car', 'collector auto', 'collector car'],
];
