/** Feeds that a user can have. Apart from the contract, so that a page that shows it loads no schemas. */
export const MOST_FEEDS = 5;
