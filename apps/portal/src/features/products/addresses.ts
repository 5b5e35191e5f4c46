/** Where the news of all products is. */
export const newsAddress = '/products/product-news-and-updates';
