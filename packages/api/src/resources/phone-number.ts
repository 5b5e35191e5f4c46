/**
 * Matches a US phone number: ten digits, with an optional leading 1 or +1. Spaces, dots, hyphens, and parentheses are ignored. Delivery addresses and collateral items use the same rule.
 */
export const phoneNumberPattern = /^[ ().-]*(?:\+?1[ ().-]*)?(?:\d[ ().-]*){10}$/;

/** The error for a text that `phoneNumberPattern` rejects. */
export const phoneNumberMessage = 'Enter a 10-digit phone number, such as 419-555-0142.';
