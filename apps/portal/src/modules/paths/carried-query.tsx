import { createContext, useContext } from 'react';

/** Adds the parameters of the page's URL that links in this part of the page keep to a link's URL. */
type CarryQuery = (href: string) => string;

const keepHref: CarryQuery = (href) => href;

const CarriedQuery = createContext<CarryQuery>(keepHref);

/** Lets the links of a part of the page keep parameters of the page's URL. */
export const CarriedQueryProvider = CarriedQuery.Provider;

export const useCarryQuery = (): CarryQuery => useContext(CarriedQuery);
