import { toStored } from '@app/domain/applications/form/amounts';
import { type BusinessFigures, businessFigures } from '@app/domain/applications/form/blue.figures';
import { type BlueContent, blueForm } from '@app/domain/applications/form/blue.form';
import type { ViewOf } from '../view.ts';

type Planned = 'products' | 'fixedCosts' | 'startingCash';

/** The plan of an application, its amounts in fening. */
export const planOf = ({ products, fixedCosts, startingCash }: Pick<ViewOf<'blue'>, Planned>) =>
  toStored(blueForm, { products, fixedCosts, startingCash }) as unknown as Pick<
    BlueContent,
    Planned
  >;

export const figuresOf = (application: ViewOf<'blue'>): BusinessFigures =>
  businessFigures(planOf(application));
