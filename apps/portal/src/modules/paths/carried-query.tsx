import { createContext, useContext } from 'react';

/** Adds parameters of the page's URL to a link's URL, if links in this part of the page keep them. */
type CarryQuery = (href: string) => string;

const keepHref: CarryQuery = (href) => href;

const CarriedQuery = createContext<CarryQuery>(keepHref);

/** Lets the links of a part of the page keep parameters of the page's URL. */
export const CarriedQueryProvider = CarriedQuery.Provider;

export const useCarryQuery = (): CarryQuery => useContext(CarriedQuery);
