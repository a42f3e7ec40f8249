import { fening } from '../../money.ts';
import { type BlueContent, blueForm, fixedCost, type Product, product } from './blue.form.ts';
import { emptyContentOf } from './form.ts';
import { budgetItem } from './parts.ts';
import { emptyOf } from './values.ts';

/** A product with a price and cost in fening, and units by month; months left out sell nothing. */
export function productOf(
  name: string,
  price: number,
  variableCost: number,
  units: readonly number[],
): Product {
  return {
    ...emptyOf(product, () => name),
    name,
    unit: 'servis',
    price: fening(price),
    variableCost: fening(variableCost),
    units: Array.from({ length: 12 }, (_, month) => units[month] ?? 0),
  };
}

export const fixedCostOf = (name: string, monthlyAmount: number, fromMonth = 1) => ({
  ...emptyOf(fixedCost, () => name),
  name,
  monthlyAmount: fening(monthlyAmount),
  fromMonth,
});

export function completeBlueContent(): BlueContent {
  return {
    ...emptyContentOf(blueForm),
    businessName: 'Pedala',
    ideaSentence: 'Servis bicikala koji dolazi na kućnu adresu.',
    applicantName: 'Damir Jahić',
    municipality: 'Lukavac',
    industry: 'repair',
    place: 'Garaža u Ulici bosanske mladosti',
    startDate: '2027-03-01',
    endDate: '2028-02-29',
    customerProblem: 'U Lukavcu nema servisa bicikala.',
    customerSegments: [
      { id: 's1', name: 'Radnici u smjeni', description: '', howMany: 420, howWeKnow: 'Brojano.' },
    ],
    solution: 'Servis dolazi po bicikl.',
    valueProposition: 'Popravka u dvorištu, isti dan.',
    competitors: [
      { id: 'k1', name: 'Servis u Tuzli', offer: '', price: '25 KM', difference: 'Blizu smo.' },
    ],
    advantage: 'Niko drugi ne dolazi na adresu.',
    products: [productOf('Mali servis', 3000, 600, [20, 20, 20, 20])],
    channels: [{ id: 'c1', channel: 'Grupa u naselju', costPerCustomer: fening(0), plan: '' }],
    fixedCosts: [fixedCostOf('Najam garaže', 18_000)],
    startingCash: fening(100_000),
    teamRoles: [{ id: 't1', name: 'Damir', role: 'Majstor', weeklyHours: 35, brings: 'Alat.' }],
    milestones: [{ id: 'm1', date: '2027-05-01', what: 'Prvih 60 servisa', measure: '60' }],
    budgetBreakdown: [
      { ...emptyOf(budgetItem, () => 'b1'), name: 'Stalak', amount: fening(410_000) },
    ],
    requestedAmount: fening(300_000),
    ownContribution: fening(60_000),
    otherSources: [{ id: 'o1', name: 'Porodica', kind: 'money', amount: fening(50_000) }],
    risks: [{ id: 'r1', risk: 'Zima', likelihood: 'high', response: 'Zimski paket.' }],
  };
}
