import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { blueForm } from '@app/domain/applications/form/blue.form';
import { type AnyForm, mapContent } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { budgetItem } from '@app/domain/applications/form/parts';
import { tripForm } from '@app/domain/applications/form/probe.factory';
import { emptyOf } from '@app/domain/applications/form/values';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, show } from '../../../testing/show.tsx';
import { CashCurve, IncomeBars } from '../figures/lazy.tsx';
import { FakeCanvas } from './canvas.fake.tsx';
import type { Content } from './content.ts';
import { YearCard } from './specials/figures.tsx';

/** A section with what was last written in it. */
function open(form: AnyForm, section: string, first: Content = {}) {
  const written: { content: Content } = { content: first };
  const shown = show(
    <FakeCanvas
      form={form}
      section={section}
      first={first}
      members={[{ id: 'm1', name: 'Amina' }]}
      onContent={(content) => {
        written.content = content;
      }}
    />,
  );
  return { ...shown, written };
}

it.each([
  ['money', ['goods', 'services', 'money', 'loan']],
  ['crowdfunding', ['crowdfunding', 'goods', 'services', 'money', 'loan']],
])('a call without campaigns offers none as a source, but one that stands: %s', (kind, offered) => {
  const otherSources = [{ id: 's', name: 'Tetka', amount: 50, kind }];
  show(
    <FakeCanvas form={blueForm} section="asked" first={{ otherSources }} allowsCampaign={false} />,
  );
  const kinds = [...screen.getByLabelText<HTMLSelectElement>('Vrsta').options].map(
    (one) => one.value,
  );
  expect(kinds).toEqual(offered);
});

describe('a form of a kind that nobody knew', () => {
  it('is written by its kinds of value: texts and a picture', async () => {
    const { fill, written } = open(tripForm, 'where');
    await fill(screen.getByLabelText('form-trip.name'), 'Voz do mora');
    await fill(screen.getByLabelText(/^form-trip\.why/), 'Dvadesetoro.');
    expect(written.content).toMatchObject({ name: 'Voz do mora', why: 'Dvadesetoro.' });
    expect(screen.getByLabelText('Odaberi sliku')).toBeTruthy();
  });

  it('is written by its kinds of value: days, choices, flags, amounts, lists of items', async () => {
    const { user, fill, written } = open(tripForm, 'travel');
    await fill(screen.getByLabelText('form-trip.departure'), '01.06.2027');
    await user.selectOptions(screen.getByLabelText('form-trip.means'), 'train');
    await user.click(screen.getByRole('switch', { name: 'form-trip.overnight' }));
    await fill(screen.getByLabelText('form-trip.price'), '1.200,50');
    await user.click(screen.getByRole('button', { name: 'form-trip.stops.add' }));
    await fill(screen.getByLabelText('form-trip.stops.place'), 'Sarajevo');
    await user.selectOptions(screen.getByLabelText('form-trip.stops.guide'), 'm1');
    await fill(screen.getByLabelText('form-trip.stops.travellers'), '20');
    expect(written.content).toMatchObject({
      departure: '2027-06-01',
      means: 'train',
      overnight: true,
      price: 1200.5,
      stops: [{ place: 'Sarajevo', guide: 'm1', travellers: 20 }],
    });
    await expectAccessible();
  });
});

describe('an amount', () => {
  const price = () => screen.getByLabelText<HTMLInputElement>('form-trip.price');

  it('that cannot be read leaves what was saved, is kept as it was typed, and outlives the page', async () => {
    const { user, written } = open(tripForm, 'travel', { price: 1200 });
    await user.clear(price());
    await user.type(price(), '2,9999');
    await user.tab();
    expect(written.content.price).toBe(1200);
    expect(price().value).toBe('2,9999');
    expect(screen.getByText(/^Upiši broj veći od nule/)).toBeTruthy();
    cleanup();
    const again = open(tripForm, 'travel', { price: 1200 });
    expect(price().value).toBe('2,9999');
    expect(screen.getByText(/^Upiši broj veći od nule/)).toBeTruthy();
    await again.user.clear(price());
    await again.user.type(price(), '1500 KM');
    await again.user.tab();
    expect(again.written.content.price).toBe(1500);
    expect(price().value).toBe('1.500');
    cleanup();
    open(tripForm, 'travel', { price: 1500 });
    expect(price().value).toBe('1.500');
  });

  it('that may be meant two ways asks which', async () => {
    const first = open(tripForm, 'travel', { price: 100 });
    await first.user.clear(price());
    await first.user.type(price(), '2,500');
    expect(first.written.content.price).toBe(100);
    cleanup();
    // Asked until it is answered, whatever becomes of the page.
    const { user, written } = open(tripForm, 'travel', { price: 100 });
    expect(price().value).toBe('2,500');
    expect(screen.getByRole('alert').textContent).toContain('Je li to 2.500 ili 2,50?');
    await user.click(screen.getByRole('button', { name: '2.500' }));
    expect(written.content.price).toBe(2500);
    expect(price().value).toBe('2.500');
    await expectAccessible();
  });
});

describe('a list', () => {
  it('of sentences is reordered by keyboard, and gives back what was removed', async () => {
    const { user, fill, written } = open(orangeForm, 'solution');
    expect(screen.getByText('Još nema koraka. Koji je prvi?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dodaj korak' }));
    await fill(screen.getByLabelText('Korak 1'), 'Naći drvo');
    await user.click(screen.getByRole('button', { name: 'Dodaj korak' }));
    await fill(screen.getByLabelText('Korak 2'), 'Sklopiti klupu');
    screen.getByRole('button', { name: 'Pomjeri gore: Korak 2' }).focus();
    await user.keyboard('{Enter}');
    expect(written.content.solutionSteps).toEqual(['Sklopiti klupu', 'Naći drvo']);
    await user.click(screen.getByRole('button', { name: 'Obriši: Korak 1' }));
    expect(written.content.solutionSteps).toEqual(['Naći drvo']);
    await user.click(screen.getByRole('button', { name: 'Vrati' }));
    expect(written.content.solutionSteps).toEqual(['Sklopiti klupu', 'Naći drvo']);
  });

  it('of activities asks for people only where they are planned', async () => {
    const { user, fill, written } = open(orangeForm, 'activities');
    await user.click(screen.getByRole('button', { name: 'Dodaj aktivnost' }));
    await fill(screen.getByLabelText('Naziv'), 'Radna subota');
    expect(screen.queryByLabelText('Koliko volontera')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Trebaju nam volonteri' }));
    await fill(screen.getByLabelText('Koliko volontera'), '15');
    await user.click(screen.getByRole('button', { name: 'Dodaj zadatak' }));
    const task = within(screen.getByRole('group', { name: 'Zadaci u timu' }));
    // Of the team by one press, others as they are written.
    const team = within(task.getByRole('group', { name: 'Iz tima' }));
    const [member] = team.getAllByRole('button');
    await user.click(member as HTMLElement);
    expect(member?.getAttribute('aria-pressed')).toBe('true');
    expect(written.content.projectActivities).toMatchObject([
      { teamAssignments: [{ teamMemberName: member?.textContent }] },
    ]);
    await fill(task.getByLabelText('Ko'), 'Amina');
    expect(written.content.projectActivities).toMatchObject([
      {
        name: 'Radna subota',
        volunteersPlanned: true,
        expectedVolunteers: 15,
        teamAssignments: [{ teamMemberName: 'Amina', description: '' }],
      },
    ]);
    await expectAccessible();
  });

  it('of a budget adds up in whole fening, whatever is typed', async () => {
    const { user, fill, written } = open(orangeForm, 'budget');
    await user.click(screen.getByRole('button', { name: 'Dodaj stavku' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Stavka')));
    await fill(screen.getByLabelText('Stavka'), 'Daske');
    expect(screen.getByRole('button', { name: 'Obriši: Daske' })).toBeTruthy();
    await fill(screen.getByLabelText('Količina'), '12');
    await fill(screen.getByLabelText('Cijena'), '14,55');
    expect(written.content.budgetBreakdown).toMatchObject([{ amount: 14.55, quantity: 12 }]);
    expect(screen.getAllByText(/^174,60\sKM$/).length).toBeGreaterThan(1);
  });
});

describe('goals', () => {
  it('take no fourth where three is said', async () => {
    const { user, written } = open(orangeForm, 'impact', { selectedSdgs: [4, 11] });
    await user.click(screen.getByRole('checkbox', { name: /^13/ }));
    const fourth = screen.getByRole<HTMLInputElement>('checkbox', { name: /^1 / });
    expect(fourth.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^4/ }));
    expect(written.content.selectedSdgs).toEqual([11, 13]);
    expect(fourth.disabled).toBe(false);
  });

  it('take their targets along when they go', async () => {
    const first = { selectedSdgs: [4, 11], selectedSdgSubcategories: ['4.1', '11.7'] };
    const { user, written } = open(orangeForm, 'impact', first);
    await user.click(screen.getByRole('checkbox', { name: /^11/ }));
    expect(written.content).toMatchObject({
      selectedSdgs: [4],
      selectedSdgSubcategories: ['4.1'],
    });
  });
});

describe('a section that is closed', () => {
  it('reads as prose: an item by its name, in short and at length', () => {
    const step = {
      id: 'a1',
      name: 'Radna subota',
      description: 'Bojimo ogradu.\nSadimo živicu.',
      startDate: '2027-04-10',
      endDate: '2027-04-11',
      responsible: '',
      teamAssignments: [{ id: 'z1', teamMemberName: 'Amina', description: 'Vodi radionicu.' }],
      volunteersPlanned: false,
      expectedVolunteers: 0,
      volunteerDescription: '',
      usersPlanned: false,
      expectedUsers: 0,
      userDescription: '',
    };
    show(
      <FakeCanvas
        form={orangeForm}
        section="activities"
        first={{ projectActivities: [step] }}
        writable={() => false}
      />,
    );
    expect(screen.getByText('Radna subota').tagName).toBe('P');
    expect(screen.getByText(/10\/04\/2027\. .+: 11\/04\/2027\.$/)).toBeTruthy();
    expect(screen.getByText('Amina').closest('li li')).not.toBeNull();
    expect(screen.queryByText(/^1\. /)).toBeNull();
  });
});

describe('what is missing', () => {
  it('is said at its field, in words of its own', () => {
    show(
      <FakeCanvas
        form={orangeForm}
        section="budget"
        first={{ budgetBreakdown: [emptyOf(budgetItem, () => 'b')] }}
        checked
      />,
    );
    expect(screen.getByText('Upiši šta se kupuje ili plaća.')).toBeTruthy();
    expect(screen.getByText(/^Upiši cijenu po komadu/)).toBeTruthy();
  });

  it('too much is kept, and said at its field until it is less', async () => {
    const first = {
      solutionSteps: Array.from({ length: 21 }, (_, n) => `Korak ${n}`),
      storyContent: 'x'.repeat(8001),
    };
    const { user, written } = open(orangeForm, 'solution', first);
    const said = 'Previše stavki: stane ih najviše 20. Ukloni višak, pa će se sačuvati.';
    expect(screen.getByText(said)).toBeTruthy();
    expect(written.content.solutionSteps).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: 'Obriši: Korak 21' }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('far too much is not pasted over what stands, and said until something is typed', async () => {
    const { user, written } = open(orangeForm, 'story', { storyContent: 'Bila jednom' });
    const story = screen.getByDisplayValue('Bila jednom');
    await user.click(story);
    await user.paste('Rečenica. '.repeat(200_000));
    const said = /^Ovaj tekst ima 2\.000\.000 znakova, zato nije zalijepljen\./;
    expect(screen.getByText(said)).toBeTruthy();
    expect(written.content.storyContent).toBe('Bila jednom');
    await user.paste(' soba.');
    expect(written.content.storyContent).toBe('Bila jednom soba.');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is said in general words where a form has none', () => {
    show(<FakeCanvas form={tripForm} section="travel" checked />);
    expect(screen.getByText('Odaberi datum.')).toBeTruthy();
    expect(screen.getByText('Upiši iznos.')).toBeTruthy();
    expect(screen.getByText('Dodaj barem jedno.')).toBeTruthy();
  });
});

describe('the figures of a first business', () => {
  beforeAll(() => Promise.all([CashCurve.load(), IncomeBars.load()]));
  const typed = mapContent(
    blueForm,
    { ...completeBlueContent() },
    'money',
    (fening: number) => fening / 100,
  );
  const curve = () =>
    screen.getAllByRole('img')[0]?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');

  it('are drawn anew with each price and number of units', async () => {
    const { fill, written } = open(blueForm, 'figures', typed);
    // 1.000 + 20 × (30 − 6) − 180 KM
    expect(curve()).toContain('mart 2027. 1.300 KM');
    // Units are no money.
    const units = screen.getByLabelText('Komada po mjesecima, mart 2027.');
    expect(units.parentElement?.textContent).toBe('mar');
    await fill(screen.getByLabelText('Cijena'), '40');
    expect(curve()).toContain('mart 2027. 1.500 KM');
    await fill(screen.getByLabelText('Komada po mjesecima, mart 2027.'), '10');
    expect(curve()).toContain('mart 2027. 1.160 KM');
    expect(screen.getByText(/ostaje 34/)).toBeTruthy();
    expect(written.content.products).toMatchObject([
      { price: 40, units: [10, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
    await expectAccessible();
  });

  it('say in words what cannot go well', async () => {
    const { fill } = open(blueForm, 'figures', typed);
    await fill(screen.getByLabelText('Košta te'), '31');
    expect(screen.getByText(/^Prodaja ne ostavlja ništa/)).toBeTruthy();
    expect(screen.getByText(/gubitak 1/)).toBeTruthy();
    await fill(screen.getByLabelText('S koliko počinješ'), '0');
    expect(screen.getByText(/^Već prvi mjesec završava ispod nule/)).toBeTruthy();
  });

  it('draw what is tried, and write it once it is kept', async () => {
    const { user, written } = open(blueForm, 'figures', typed);
    const before = written.content.products;
    const dearer = screen.getByRole('button', { name: 'Probaj: Sve cijene 10 % više' });
    await user.click(dearer);
    // 1.000 + 20 × (33 − 6) − 180 KM
    expect(curve()).toContain('mart 2027. 1.360 KM');
    expect(written.content.products).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Vrati' }));
    expect(curve()).toContain('mart 2027. 1.300 KM');
    await user.click(screen.getByRole('button', { name: 'Probaj: Sve cijene 10 % više' }));
    await user.click(screen.getByRole('button', { name: 'Zadrži' }));
    expect(written.content.products).toMatchObject([{ price: 33, variableCost: 6 }]);
    expect(curve()).toContain('mart 2027. 1.360 KM');
    expect(screen.queryByRole('button', { name: 'Zadrži' })).toBeNull();
  });

  it('say what covers the costs from each month on in which they change', async () => {
    const rented = [
      ...(typed.fixedCosts as readonly object[]),
      {
        ...(typed.fixedCosts as readonly object[])[0],
        id: 'plata',
        monthlyAmount: 1350,
        fromMonth: 4,
      },
    ];
    show(
      <FakeCanvas form={blueForm} section="figures" first={{ ...typed, fixedCosts: rented }}>
        <YearCard />
      </FakeCanvas>,
    );
    // 180 KM / 24 KM a unit; from June 1.530 / 24
    expect(screen.getByText(/pokriva: 8 komada, od juna 64 komada\./)).toBeTruthy();
    expect(screen.getByText(/Prvi mjesec koji pokriva svoje troškove: mart 2027\./)).toBeTruthy();
  });

  it('claim nothing of a plan in which nothing stands', () => {
    show(
      <FakeCanvas form={blueForm} section="figures">
        <YearCard />
      </FakeCanvas>,
    );
    const card = screen.getByText('Prva godina, prihod').closest('[aria-live]') as HTMLElement;
    expect(card.textContent).not.toMatch(/u plusu|Novac traje|troškove pokriva/);
  });

  it('count what is paid each month from the month on that is chosen', async () => {
    const { user, written } = open(blueForm, 'figures', typed);
    await user.selectOptions(screen.getByLabelText('Od mjeseca'), 'maj 2027.');
    expect(written.content.fixedCosts).toMatchObject([{ fromMonth: 3, monthlyAmount: 180 }]);
    expect(curve()).toContain('mart 2027. 1.480 KM');
  });

  it('do not add up: said with the difference and the fields to mend', async () => {
    const { fill } = open(blueForm, 'asked', typed);
    expect(screen.getByText(/^Zbir se slaže/)).toBeTruthy();
    await fill(screen.getByLabelText('Ulažeš ti'), '500');
    const said = screen.getByText(/^Fali 100/).textContent?.replaceAll('\u00a0', ' ');
    expect(said).toBe('Fali 100 KM: stavke koštaju 4.100 KM, a pokriveno je 4.000 KM.');
    expect(screen.getByRole('link', { name: 'Traži se od banke' })).toBeTruthy();
  });

  it.each(Object.keys(blueForm.sections).filter((key) => key !== 'team' && key !== 'review'))(
    'stand among sections that all can be read out: %s',
    async (section) => {
      open(blueForm, section, typed);
      await expectAccessible();
    },
  );
});
