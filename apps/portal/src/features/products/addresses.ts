/** Returns the URL of the products page for a state. */
export const productsAddress = (state: string) => `/products?state=${state}`;

/** Path of the product news overview. */
export const newsAddress = '/products/product-news-and-updates';
