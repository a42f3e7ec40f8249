import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { BoardDetail, ReviewView } from '@app/contracts/reviews/reviews.schemas';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { defaultRubric } from '@app/domain/reviews/rubric';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../lib/addresses/links.tsx';
import { allSent, answer, expectWrong, show, signIn } from '../../testing/show.tsx';
import { placeUrl, useDeskPlace } from './desk-place.ts';
import CampaignDialog from './parts/campaign-dialog.tsx';
import DecisionDialog from './parts/decision-dialog.tsx';
import { ScorePane } from './parts/score-pane.tsx';
import { boardCall as call } from './reviews.factory.ts';

const id = '0199aaaa-0000-7000-8000-000000000001';

const detail: BoardDetail = {
  application: {
    ...emptyContentOf(orangeForm),
    kind: 'orange',
    about: { title: 'Zelena tabla na Ircu' },
    call: { omittedSections: ['story'] },
    id,
    slug: 'zelena-tabla-na-ircu',
    projectTitle: 'Zelena tabla na Ircu',
    status: 'submitted',
    revision: 2,
    targetFundingAmount: 1038,
    minimumCampaignGoal: 208,
  } as unknown as ApplicationView,
  confirmedGoods: { value: 0, lines: [] },
  rubric: [...defaultRubric],
  mine: null,
  others: [],
  reviewCount: 2,
  quorum: 3,
  abilities: { canScore: true, canSeeOthers: false, canDecide: true, canStartCampaign: true },
  decidesAfter: null,
  told: false,
};

const mine: ReviewView = {
  reviewerId: '0199aaaa-0000-7000-8000-00000000000a',
  reviewerName: 'Hana Zukić',
  kind: 'score',
  scores: Object.fromEntries(defaultRubric.map(({ key }) => [key, { value: 5, note: `o ${key}` }])),
  note: 'Jasno.',
  total: 100,
  revision: 1,
  onOlderRevision: true,
  updatedAt: '2026-11-01T09:00:00.000Z',
};

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const nothing = () => undefined;

function Phone() {
  const list = useDeskPlace().pane === 'lista';
  return (
    <>
      {list ? <Link to={placeUrl({ pane: 'ocjena' })}>Ocijeni</Link> : null}
      <ScorePane call={call} detail={detail} next={undefined} />
    </>
  );
}

describe('scoring', () => {
  const key = (criterion: string, points: number) =>
    within(screen.getByRole('radiogroup', { name: criterion })).getByRole<HTMLInputElement>(
      'radio',
      { name: String(points) },
    );

  beforeEach(async () => {
    await signIn();
    answer(permissionsApi.obPermissions, []);
  });
  const pane = (of: BoardDetail = detail) =>
    show(<ScorePane call={call} detail={of} next={undefined} />);

  it('counts what is missing; keys score the criterion in focus, else the first open one', async () => {
    const { user } = pane();
    await screen.findAllByRole('radiogroup');
    press(/^Predaj ocjenu, fali 6/);
    await user.click(press(/^Predaj ocjenu, fali 6/));
    expect(document.activeElement).toBe(key('Potreba u zajednici', 1));
    key('Rješenje', 1).focus();
    await user.keyboard('4');
    expect(key('Rješenje', 4).checked).toBe(true);
    await user.click(press('Bilješka uz ocjenu: Rješenje'));
    await user.keyboard('Krov traje 12 godina.');
    press(/^Predaj ocjenu, fali 5/);
    await user.click(screen.getByRole('heading', { name: 'Tvoja ocjena' }));
    await user.keyboard('555');
    expect(key('Potreba u zajednici', 5).checked).toBe(true);
    press(/^Predaj ocjenu, fali 5/);
  });

  it('on a phone the focus follows to the pane whose link is gone', async () => {
    const { user } = show(<Phone />);
    await screen.findAllByRole('radiogroup');
    await user.click(screen.getByRole('link', { name: 'Ocijeni' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tvoja ocjena' })),
    );
  });

  it('the lowest and the highest mark are taken once they say why', async () => {
    answer(reviewsApi.save, { failure: { code: 'WRONG_STATUS' } });
    const { user } = pane();
    await screen.findAllByRole('radiogroup');
    for (const { name } of defaultRubric) await user.click(key(name.bhs, 4));
    await user.click(key('Tim', 1));
    expect(press('Bilješka uz ocjenu: Tim').textContent).toBe('Napiši zašto 1');
    await user.click(press(/^Predaj ocjenu, fali 1/));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: 'Bilješka uz ocjenu: Tim' }),
    );
    expect(allSent().some(({ method }) => method === 'PUT')).toBe(false);
    await user.keyboard('Niko nije pisao budžet.');
    await user.click(press('Predaj ocjenu'));
    await waitFor(() =>
      expect(allSent().at(-1)?.body).toMatchObject({
        scores: { team: { value: 1, note: 'Niko nije pisao budžet.' } },
      }),
    );
  });

  it('a newer version of the application keeps the scores, and says so', async () => {
    answer(reviewsApi.save, { failure: { code: 'REVISION_CLASH' } });
    const { user } = pane({ ...detail, mine });
    await user.click(press('Provjeri i potvrdi'));
    await screen.findAllByRole('radiogroup');
    expect(key('Potreba u zajednici', 5).checked).toBe(true);
    await user.click(key('Novina', 3));
    await user.click(press(/^Predaj ocjenu/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/poslao novu verziju/);
    expect(key('Novina', 3).checked).toBe(true);
    expect(allSent().at(-1)?.body).toMatchObject({
      kind: 'score',
      note: 'Jasno.',
      revision: 2,
      scores: { [defaultRubric[0]?.key ?? '']: { value: 5, note: `o ${defaultRubric[0]?.key}` } },
    });
  });

  it('what is not saved is said, and nothing is lost', async () => {
    answer(reviewsApi.save, 'no connection');
    const { user } = pane({ ...detail, mine });
    await user.click(press('Provjeri i potvrdi'));
    await screen.findAllByRole('radiogroup');
    await user.click(press(/^Predaj ocjenu/));
    expect(await screen.findAllByText(/^Nema veze sa serverom/)).not.toEqual([]);
    expect(key('Tim', 5).checked).toBe(true);
  });

  it('what was begun stays to be read where the decision came first', async () => {
    const { user } = pane();
    await screen.findAllByRole('radiogroup');
    await user.click(key('Rješenje', 4));
    await user.click(press('Bilješka uz ocjenu: Rješenje'));
    await user.keyboard('Krov traje 12 godina.');
    cleanup();
    pane({
      ...detail,
      application: { ...detail.application, status: 'approved' },
      abilities: { ...detail.abilities, canScore: false },
    });
    screen.getByText(/^O prijavi je odlučeno/);
    const unsent = screen.getByRole('region', { name: 'Tvoja nepredata ocjena' });
    expect(unsent.textContent).toContain('Rješenje: 4 od 5 Krov traje 12 godina.');
  });

  it('who scores again, or in another browser, hears that a score is in', async () => {
    const { user } = pane({ ...detail, mine: { ...mine, onOlderRevision: false } });
    await user.click(press('Izmijeni ocjenu'));
    await screen.findByText(/^Tvoja ocjena od 100 je već predata/);
  });

  it('a conflict of interest is asked about first, with a reason if one likes', async () => {
    answer(reviewsApi.save, { failure: { code: 'WRONG_STATUS' } });
    const { user, fill } = pane();
    await user.click(press('Sukob interesa'));
    const name = 'Prijaviti sukob interesa?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await fill(question.getByLabelText(/^Zašto/), 'Brat je u ekipi.');
    await user.click(question.getByRole('button', { name: /^Prijavi sukob/ }));
    await question.findByText('Stanje se u međuvremenu promijenilo. Osvježi stranicu.');
    expect(question.getByLabelText<HTMLTextAreaElement>(/^Zašto/).value).toBe('Brat je u ekipi.');
    expect(allSent().at(-1)?.body).toEqual({
      kind: 'conflict',
      note: 'Brat je u ekipi.',
      revision: 2,
    });
  });

  it('after it nothing is scored', () => {
    pane({
      ...detail,
      mine: { ...mine, kind: 'conflict', scores: {}, total: null },
      abilities: { ...detail.abilities, canScore: false },
    });
    screen.getByText(/^Zbog prijavljenog sukoba interesa/);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: /Predaj ocjenu|Sukob/ })).toBeNull();
  });
});

describe('deciding', () => {
  it('sending back asks which sections, and for a few words', async () => {
    const onClose = vi.fn();
    const { user, fill } = show(
      <DecisionDialog event="returnForChanges" detail={detail} onClose={onClose} />,
    );
    await user.click(press(/^Vrati na doradu/));
    await screen.findByText('Označi bar jednu cjelinu.');
    screen.getByText('Napiši nekoliko riječi timu.');
    expect(allSent().some(({ method }) => method === 'PUT')).toBe(false);
    const text = screen.getByRole<HTMLTextAreaElement>('textbox');
    await fill(text, 'Budžet nije jasan.');
    await user.click(screen.getByRole('checkbox', { name: 'Budžet' }));
    answer(applicationsApi.move, {
      id,
      slug: detail.application.slug,
      status: 'pending',
      events: [],
    });
    await user.click(press(/^Vrati na doradu/));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(allSent()[0]?.body).toEqual({
      event: 'returnForChanges',
      reason: 'Budžet nije jasan.',
      sections: ['budget'],
    });
  });

  it.each([
    ['bhs', /^Odbij/, 'Napiši nekoliko riječi timu.'],
    ['en', /^Reject/, 'Write a few words to the team.'],
  ] as const)('refusing takes a reason (%s)', async (language, submit, words) => {
    const part = <DecisionDialog event="reject" detail={detail} onClose={nothing} />;
    const { user } = show(part, { language });
    await user.click(press(submit));
    await expectWrong([() => screen.getByRole('textbox'), words]);
    expect(allSent().some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('who declared a conflict is told that they do not decide', async () => {
    answer(applicationsApi.move, { failure: { code: 'CONFLICT_OF_INTEREST' } });
    const { user, fill } = show(
      <DecisionDialog event="approve" detail={detail} onClose={nothing} />,
    );
    await fill(screen.getByRole('textbox'), 'Odlično.');
    await user.click(press(/^Odobri/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/ne odlučuješ o ovoj prijavi/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Odlično.');
  });
});

describe('a fund that does not hold what is asked for', () => {
  const exceeded = (canOverride: boolean) => {
    const details = { refusal: 'ABOVE_LEFT', left: 438.5, asked: 1_562, canOverride };
    answer(applicationsApi.move, { failure: { code: 'FUND_EXCEEDED', details } });
    return show(<DecisionDialog event="approve" detail={detail} onClose={nothing} />);
  };

  it('says what is left and asked for, and who may decide', async () => {
    const { user } = exceeded(false);
    await user.click(press(/^Odobri/));
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toMatch(/438,50\sKM, a prijava traži 1\.562\sKM.*voditelj/);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('who may go beyond it says why, in some words', async () => {
    const { user, fill } = exceeded(true);
    await user.click(press(/^Odobri/));
    const why = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /iznad fonda/ });
    await waitFor(why);
    await fill(why(), 'kratko');
    await user.click(press(/^Odobri/));
    await expectWrong([why, 'najmanje 10']);
    expect(allSent()).toHaveLength(1);
    await fill(why(), 'Općina je potvrdila rebalans.');
    await user.click(press(/^Odobri/));
    await waitFor(() => expect(allSent()).toHaveLength(2));
    expect(allSent()[0]?.body).not.toHaveProperty('fundsOverride');
    expect(allSent()[1]?.body).toMatchObject({ fundsOverride: 'Općina je potvrdila rebalans.' });
  });
});

describe('starting a campaign', () => {
  const goal = () => screen.getByLabelText<HTMLInputElement>('Cilj');
  const submit = () => press(/^Pokreni kampanju/);

  it('proposes what is missing, and refuses less than the minimum and what cannot be read', async () => {
    const { user, fill } = show(<CampaignDialog detail={detail} onClose={nothing} />);
    expect(goal().value).toBe('1.038');
    await fill(goal(), '207');
    await user.click(submit());
    await expectWrong([goal, /^Cilj mora biti najmanje 208/]);
    await fill(goal(), 'sve');
    await user.click(submit());
    await expectWrong([goal, 'Upiši iznos, na primjer 2.000.']);
    const end = () => screen.getByLabelText<HTMLInputElement>('Kraj');
    await fill(goal(), '1.000');
    await user.clear(end());
    await user.click(submit());
    await expectWrong([end, /./]);
    expect(goal().value).toBe('1.000');
    expect(allSent().some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('what the server says of the goal stands at the goal', async () => {
    answer(crowdfundingApi.startCampaign, { failure: { code: 'GOAL_BELOW_MINIMUM' } });
    const { user, fill } = show(<CampaignDialog detail={detail} onClose={nothing} />);
    await fill(goal(), '300');
    await user.click(submit());
    await expectWrong([goal, /^Cilj mora biti najmanje 208/]);
    expect(allSent()[0]?.body).toMatchObject({ applicationId: id, targetAmount: 300 });
  });
});
