/** Enough of a phone to know one's own by: `138****2026`. Empty stays empty. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
