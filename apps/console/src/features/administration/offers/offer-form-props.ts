import type { AdministeredCompany } from '../administered-company.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { TypedOffer } from './offer-fields.ts';

export type OfferFormProps = {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedOffer;
  isReadOnly: boolean;
  /** The path of the field that is wrong, and where its words stand. */
  wrong: string | null;
  errorId: string;
  freeItemIds: readonly string[];
  onChange: (changed: Partial<TypedOffer>) => void;
};
