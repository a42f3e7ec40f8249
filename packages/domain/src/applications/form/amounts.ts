import { type Fening, readKm, toKm } from '../../money.ts';
import { type AnyContent, type AnyForm, askedContent, mapContent } from './form.ts';

/** What the API gives, in KM, as it is kept: in fening. Fields that no form knows stay. */
export const toStored = (form: AnyForm, inKm: AnyContent): AnyContent =>
  mapContent(form, inKm, 'money', readKm);

/** What is kept as the API gives it; of what the form does not ask for, nothing. */
export const toBody = (form: AnyForm, content: AnyContent): AnyContent =>
  mapContent(form, askedContent(form, content), 'money', (amount: Fening) => toKm(amount));
