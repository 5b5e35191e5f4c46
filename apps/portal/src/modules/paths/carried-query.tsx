import { createContext, useContext } from 'react';

/** Returns a link's URL, with the parameters of the page's URL that links in this part of the page keep. */
type CarryQuery = (href: string) => string;

const keepHref: CarryQuery = (href) => href;

const CarriedQuery = createContext<CarryQuery>(keepHref);

/** Lets the links of a part of the page keep parameters of the page's URL. */
export const CarriedQueryProvider = CarriedQuery.Provider;

export const useCarryQuery = (): CarryQuery => useContext(CarriedQuery);
