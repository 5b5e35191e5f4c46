/** Where the products are, and the question of a state. */
export const productsAddress = (state: string) => `/products?state=${state}`;

/** Where the news of all products is. */
export const newsAddress = '/products/product-news-and-updates';
