import { type BusinessFigures, businessFigures } from '@app/domain/applications/form/blue.figures';
import { type BlueContent, blueForm } from '@app/domain/applications/form/blue.form';
import { mapContent } from '@app/domain/applications/form/form';
import { fromKm, noFening } from '@app/domain/money';
import type { ViewOf } from '../load.ts';

type Planned = Pick<ViewOf<'blue'>, 'products' | 'fixedCosts' | 'startingCash'>;

/** The plan of an application, its amounts in fening. */
export function planOf({ products, fixedCosts, startingCash }: Planned) {
  const inKm = { products, fixedCosts, startingCash };
  return mapContent(
    blueForm,
    inKm,
    'money',
    (km: number) => fromKm(km) ?? noFening,
  ) as unknown as Pick<BlueContent, keyof Planned>;
}

export const figuresOf = (application: Planned): BusinessFigures =>
  businessFigures(planOf(application));
