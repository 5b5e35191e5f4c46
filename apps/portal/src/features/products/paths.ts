/** Returns the URL of the products page for a state. */
export const productsPath = (state: string) => `/products?state=${state}`;

/** Path of the product news overview. */
export const newsPath = '/products/product-news-and-updates';
