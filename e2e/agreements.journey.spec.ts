import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ timeout: 240_000 });

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Another file of the same picture each time. */
const picture = (n: number) => ({
  name: `slika-${n}.png`,
  mimeType: 'image/png',
  buffer: Buffer.concat([pixel, Buffer.from([n])]),
});

/** A photographed page, another one each time. */
async function photo(page: Page, n: number) {
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    const paper = canvas.getContext('2d');
    paper.fillStyle = 'rgb(250 250 ${200 + n})';
    paper.fillRect(0, 0, 900, 1200);
    return canvas.toDataURL('image/png');
  })()`);
  const buffer = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
  return { name: `strana-${n}.png`, mimeType: 'image/png', buffer };
}

async function person(
  browser: Browser,
  baseURL: string,
  name: string,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({ baseURL, viewport, acceptDownloads: true });
  await choose(context, baseURL, {});
  const token = await signIn(context, baseURL, name);
  return { context, page: await context.newPage(), token };
}

async function applicationOf(page: Page, token: string, slug: string): Promise<string> {
  const answer = await page.request.get('/api/orange-grants/mine', {
    headers: { authorization: `Bearer ${token}` },
  });
  const mine: readonly { id: string; slug: string }[] = await answer.json();
  const found = mine.find((one) => one.slug === slug);
  if (!found) throw new Error(`The demo has no ${slug}.`);
  return found.id;
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
/** What is written or chosen in; a day has a key for its calendar beside it, called alike. */
const field = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByLabel(name).and(page.locator('input, select, textarea'));
const submit = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};
/** What is asked once before it counts, and the answer. */
const confirm = async (page: Page, answer: string) => {
  await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
};
/** The picture that is seen in place, drawn. */
const seen = (page: Page) => page.getByRole('region', { name: /^Prikaz/ }).getByRole('img');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a project goes from the decision to its end', { tag: deep }, async ({ browser, baseURL }) => {
  const team = await person(browser, baseURL ?? '', 'vlasnik', phone);
  const bank = await person(browser, baseURL ?? '', 'voditelj', desk);
  const ours = team.page;
  const theirs = bank.page;
  const id = await applicationOf(ours, team.token, 'skejt-za-sve');
  const at = pages.agreement({ id });

  await test.step('people are asked for what the bank does not pay', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(pages.project({ slug: 'skejt-za-sve' }));
    await page.getByRole('link', { name: 'Podržite projekat' }).click();
    await expect(page).toHaveURL(/\?dio=budzet&budzet=novac#dijelovi$/);
    await expect(page.getByText('Još deset kaciga za najmlađe')).toBeVisible();
    await context.close();
  });

  await test.step('the bank makes the agreement and divides the grant', async () => {
    await theirs.goto(at);
    await press(theirs, 'Pripremi ugovor');
    await submit(theirs, 'Napravi i pošalji timu');
    await expect(region(theirs, 'Koraci i dokazi').getByRole('listitem').first()).toBeVisible();
    await press(theirs, 'Podijeli u rate');
    const dialog = theirs.getByRole('dialog');
    const amount = dialog.getByLabel(/^Iznos/).first();
    await press(theirs, 'Dodaj ratu');
    await dialog
      .getByLabel(/^Iznos/)
      .last()
      .fill('100');
    await dialog.getByRole('button', { name: 'Napravi i pošalji timu' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Rate zajedno daju');
    const granted = /grant je ([\d.]+)/.exec(
      (await dialog.getByRole('alert').textContent()) ?? '',
    )?.[1];
    const rest = Number(granted?.replace('.', '')) - 100;
    await amount.fill(`${rest}`);
    await submit(theirs, 'Napravi i pošalji timu');
    await expect(region(theirs, 'Isplata granta').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('the team is led there and confirms what is its own', async () => {
    await ours.goto(pages.tasks({ id }));
    const first = region(ours, 'Potvrdi da su podaci u ugovoru tačni');
    await first.getByRole('link', { name: 'Otvori ugovor' }).click();
    await expect(ours).toHaveURL(at);
    await expectNoSidewaysScroll(ours);
    await press(ours, 'Potvrdi: Podaci svih članova su tačni');
    await expect(ours.getByRole('alertdialog')).toContainText('u ime tima');
    await confirm(ours, 'Potvrdi');
    // The other side sees it without asking.
    const now = region(theirs, 'Do potpisa ugovora');
    await expect(now).toContainText('2 / 7');
    await press(theirs, 'Potvrdi: Saglasnosti roditelja su tu');
    await expect(theirs.getByRole('alertdialog')).toContainText('u ime banke');
    await confirm(theirs, 'Potvrdi');
    // The team writes its account, the bank finds it right.
    await region(ours, 'Isplata granta').getByRole('button', { name: 'Upiši račun' }).click();
    await field(ours, /^Ime vlasnika računa/).fill('Udruženje „Skejt“ Tuzla');
    await field(ours, /^Broj računa/).fill('1290 0794 0102 8495');
    await ours.getByRole('dialog').getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(ours.getByRole('dialog')).toContainText('nije ispravan broj računa');
    await field(ours, /^Broj računa/).fill('1290 0794 0102 8494');
    await submit(ours, 'Sačuvaj');
    await press(theirs, 'Potvrdi: Račun za isplatu je provjeren');
    await expect(theirs.getByRole('alertdialog')).toContainText('BA39 1290 0794 0102 8494');
    await confirm(theirs, 'Potvrdi');
    await expect(region(ours, 'Do potpisa ugovora')).toContainText('4 / 7');
  });

  await test.step('the signed pages are seen, sent, returned, replaced and confirmed', async () => {
    const part = region(ours, 'Potpisan ugovor');
    const files = part.locator('input[type=file][multiple]');
    /** Goes through the pages to the last, where it is done. */
    const through = async (page: Page, open: string, steps: number) => {
      await press(page, open);
      for (let n = 0; n < steps; n++) {
        await page.getByRole('dialog').getByRole('button', { name: 'Čitljivo je, dalje' }).click();
      }
    };
    await files.setInputFiles([await photo(ours, 1), await photo(ours, 2)]);
    await expect(part.getByText('Sačuvana su 2 fajla.')).toBeVisible();
    // The connection breaks between two pages.
    await team.context.setOffline(true);
    await files.setInputFiles(await photo(ours, 3));
    await expect(part.getByRole('alert')).toContainText('Veza je pukla');
    await team.context.setOffline(false);
    await expect(part.getByText('Sačuvana su 3 fajla.')).toBeVisible();
    await press(ours, 'Pomjeri stranu 3 ranije');
    await press(ours, 'Ukloni stranu 3');
    await expect(part.getByText('Sačuvana su 2 fajla.')).toBeVisible();
    await expectNoSidewaysScroll(ours);
    await through(ours, 'Pregledaj i pošalji', 1);
    await press(ours, 'Pošalji banci');
    await expect(ours.getByRole('alertdialog')).toContainText('u ime tima');
    await confirm(ours, 'Pošalji banci');
    await expect(part).toContainText('Čeka potvrdu banke');

    await press(theirs, 'Pregledaj i odgovori');
    await press(theirs, 'Vrati uz razlog');
    await theirs.getByLabel(/^Šta nedostaje/).fill('Na drugoj strani nema potpisa.');
    await press(theirs, 'Vrati uz razlog');
    await expect(part).toContainText('Na drugoj strani nema potpisa.');
    await press(ours, 'Kreni od poslanih strana');
    await expect(part.getByText('Sačuvana su 2 fajla.')).toBeVisible();
    await through(ours, 'Pregledaj i pošalji', 1);
    await press(ours, 'Pošalji banci');
    await confirm(ours, 'Pošalji banci');
    await through(theirs, 'Pregledaj i odgovori', 1);
    await press(theirs, 'Potvrdi potpisan ugovor');
    await expect(theirs.getByRole('alertdialog')).toContainText(
      'ono što je tim poslao potpisala i banka',
    );
    await confirm(theirs, 'Potvrdi');
    await expect(part).toContainText('Banka je potvrdila');
    await press(theirs, 'Zaključi ugovor');
    await expect(region(ours, 'Projekat čeka početak')).toBeVisible();
    await press(theirs, 'Potvrdi početak');
    await expect(region(ours, 'Ovo sad čeka tim')).toBeVisible();
  });

  await test.step('the first instalment goes out, and the team sees it', async () => {
    const payout = region(theirs, 'Isplata granta');
    const amount = payout.getByRole('textbox', { name: /^Iznos/ });
    await expect(amount).not.toHaveValue('0');
    const due = await amount.inputValue();
    await amount.fill('9000');
    await expect(payout).toContainText('više od rate. Po ugovoru je dospjelo');
    await expect(payout.getByRole('button', { name: /^Potvrdi isplatu/ })).toHaveCount(0);
    await payout.getByRole('button', { name: /^Vrati na/ }).click();
    await expect(amount).toHaveValue(due);
    await payout.getByRole('button', { name: /^Potvrdi isplatu/ }).click();
    await confirm(theirs, 'Da, isplaćeno je');
    const paid = region(ours, 'Isplata granta').getByRole('listitem').first();
    await expect(paid).toContainText('isplaćeno');
    // Confirmed by mistake: taken back within the hour, and paid again.
    await payout.getByRole('button', { name: 'Povuci isplatu' }).click();
    await confirm(theirs, 'Povuci isplatu');
    await expect(paid).toContainText('za isplatu');
    await payout.getByRole('button', { name: /^Potvrdi isplatu/ }).click();
    await confirm(theirs, 'Da, isplaćeno je');
    await expect(paid).toContainText('isplaćeno');
  });

  await test.step('a step is moved by asking, and proven', async () => {
    const steps = region(ours, 'Koraci i dokazi');
    const title = (await steps.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
    await press(ours, `Traži drugi rok: ${title}`);
    await field(ours, /^Rok/).fill('20/03/2099');
    await field(ours, /^Zašto/).fill('Dvorana je zauzeta.');
    await expectNoSidewaysScroll(ours);
    await submit(ours, 'Pošalji banci');
    await expect(steps).toContainText('Dvorana je zauzeta.');
    await press(theirs, `Pomjeri rok: ${title}`);
    await expect(steps.locator('time[datetime="2099-03-20"]')).toBeVisible();
    // What was moved to the end of the line stands there now.
    const step = steps.getByRole('listitem').filter({ hasText: title });
    await step.locator('input[type=file]').setInputFiles(picture(2));
    await expect(step.getByRole('button', { name: /slika-2/ })).toBeVisible();
    await press(ours, `Pošalji dokaz: ${title}`);
    await field(ours, /^Šta je urađeno/).fill('Gotovo kako je dogovoreno.');
    await submit(ours, 'Pošalji dokaz');
    await expect(step).toContainText('Dokaz čeka potvrdu banke');
  });

  const sendReceipt = async (n: number, supplier: string, amount: string) => {
    await press(ours, 'Dodaj račun');
    await ours.getByRole('dialog').locator('input[type=file]').setInputFiles(picture(n));
    await expect(ours.getByRole('dialog')).toContainText(`slika-${n}`);
    await field(ours, /^Stavka/).selectOption({ index: 1 });
    await field(ours, /^Ko je izdao račun/).fill(supplier);
    await field(ours, /^Iznos/).fill(amount);
  };
  await test.step('a receipt is returned with a reason, and mended', async () => {
    await sendReceipt(3, 'Kopirnica Skver', '40');
    await team.context.setOffline(true);
    await ours.getByRole('dialog').getByRole('button', { name: 'Pošalji račun' }).click();
    // Nothing that was written is lost without a connection.
    await expect(ours.getByRole('dialog').getByRole('alert')).toContainText('Nema veze');
    await expect(field(ours, /^Ko je izdao račun/)).toHaveValue('Kopirnica Skver');
    await team.context.setOffline(false);
    await submit(ours, 'Pošalji račun');
    await press(theirs, /^Pogledaj i odgovori: Račun Kopirnica Skver/);
    await expect(seen(theirs)).toHaveAccessibleName('Račun: Kopirnica Skver');
    await theirs.getByRole('button', { name: /^Vrati uz razlog: Račun Kopirnica/ }).click();
    await field(theirs, /^Šta nedostaje/).fill('Ne vidi se datum.');
    await theirs.getByRole('button', { name: 'Vrati uz razlog', exact: true }).click();
    // The step waits for an answer, too.
    await expect(seen(theirs)).toHaveAccessibleName(/^Korak: /);
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('dialog')).toBeHidden();
    await expect(region(ours, 'Ovo sad čeka tim')).toContainText('Ne vidi se datum.');
    await press(ours, 'Pošalji ponovo: Kopirnica Skver');
    await ours.getByRole('dialog').locator('input[type=file]').setInputFiles(picture(4));
    await expect(ours.getByRole('dialog')).toContainText('slika-4');
    await submit(ours, 'Pošalji račun');
  });

  await test.step('far over a line a receipt says why, and the bank accepts that by name', async () => {
    await sendReceipt(5, 'Beton Tuzla', '9000');
    await ours.getByRole('dialog').getByRole('button', { name: 'Pošalji račun' }).click();
    await expect(ours.getByText('Napiši zašto. Banka to čita')).toBeVisible();
    await field(ours, /^Zašto stavka ide/).fill('Beton je poskupio preko noći.');
    await expectAccessible(ours);
    await submit(ours, 'Pošalji račun');
    await expect(region(theirs, 'Novac po stavkama')).toContainText('Beton Tuzla');
  });

  await test.step('the bank sees a step and two receipts, one after the other, and answers', async () => {
    await region(theirs, 'Koraci i dokazi')
      .getByRole('button', { name: /^Pogledaj i odgovori/ })
      .click();
    const dialog = theirs.getByRole('dialog');
    await expect(seen(theirs)).toHaveAccessibleName(/^Korak: /);
    await expect(dialog).toContainText('Gotovo kako je dogovoreno.');
    await expectAccessible(theirs);
    await press(theirs, /^Prihvati: /);
    await expect(seen(theirs)).toHaveAccessibleName('Račun: Beton Tuzla');
    await theirs.keyboard.press('ArrowRight');
    await expect(seen(theirs)).toHaveAccessibleName('Račun: Kopirnica Skver');
    await press(theirs, /^Prihvati: Račun Kopirnica Skver/);
    await expect(region(ours, 'Novac po stavkama')).toContainText('Potvrda:');
    await expect(region(ours, 'Koraci i dokazi')).toContainText('Potvrđeno');
    await expect(seen(theirs)).toHaveAccessibleName('Račun: Beton Tuzla');
    await press(theirs, /^Prihvati: Račun Beton Tuzla/);
    const asks = theirs.getByRole('alertdialog', { name: 'Prihvati i prekoračenje?' });
    await expect(asks).toContainText('Beton je poskupio preko noći.');
    await asks.getByRole('button', { name: 'Prihvati s prekoračenjem' }).click();
    await expect(region(ours, 'Novac po stavkama')).toContainText('Banka je prihvatila');
    await expect(dialog).toContainText('Ništa više ne čeka tvoj odgovor.');
    await theirs.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the report is returned once and accepted, and nothing is closed before it began', async () => {
    const report = region(ours, 'Završni izvještaj');
    await report.getByLabel(/^Ljudi koje je projekat dotakao/).fill('96');
    await report.getByLabel(/^Ljudi koji su volontirali/).fill('12');
    await report
      .getByLabel(/^Šta je urađeno/)
      .fill('Rampa stoji na trgu. Na otvaranju je bilo stotinu ljudi iz tri škole.');
    await report.getByLabel(/^Šta je bilo teško/).fill('Kiša nas je dva puta zaustavila.');
    await report.getByLabel(/^Šta dalje/).fill('Ključ čuva domar škole.');
    for (const n of [6, 7]) {
      await report.locator('input[type=file]').setInputFiles(picture(n));
      await expect(report.getByRole('button', { name: `Ukloni: slika-${n}.webp` })).toBeVisible();
    }
    await expect(report.getByText(/^Sačuvano u/)).toBeVisible();
    await press(ours, 'Pošalji izvještaj');
    await press(theirs, 'Vrati uz razlog: Završni izvještaj');
    await field(theirs, /^Šta nedostaje/).fill('Dodajte ko će popravljati rampu.');
    await submit(theirs, 'Vrati uz razlog');
    await expect(report).toContainText('Dodajte ko će popravljati rampu.');
    await report.getByLabel(/^Šta dalje/).fill('Ključ čuva domar, a rampu popravlja klub.');
    await press(ours, 'Pošalji izvještaj');
    await press(theirs, 'Prihvati: Završni izvještaj');
    await expect(theirs.getByRole('alertdialog')).toContainText('Izvještaj prihvata banka');
    await confirm(theirs, 'Prihvati');
    await expect(report).toContainText('Banka je prihvatila izvještaj.');
    // A project that has not begun is not over, whatever was reported.
    const closing = region(theirs, 'Zatvaranje projekta');
    await expect(closing).toContainText('Projekat počinje');
    await expect(closing).toContainText('Svi koraci nisu potvrđeni.');
    await expect(closing.getByRole('button', { name: 'Završi projekat' })).toBeDisabled();
    await expectNoSidewaysScroll(ours);
    await expectAccessible(ours);
  });

  await test.step('both sides read what happened', async () => {
    for (const page of [ours, theirs]) {
      await press(page, 'Šta se dešavalo');
      await expect(page.getByText('Prihvaćen izvještaj', { exact: true }).last()).toBeVisible();
      await expect(page.getByText(/^Vraćen račun: Kopirnica Skver/)).toBeAttached();
    }
  });
  await team.context.close();
  await bank.context.close();
});

test('money without a trace is let be by two people, each for their half', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const one = await person(browser, baseURL ?? '', 'voditelj', desk);
  const other = await person(browser, baseURL ?? '', 'koordinator', phone);
  const answer = await one.page.request.get('/api/ob/banks/tuzla/fund/grants?limit=100', {
    headers: { authorization: `Bearer ${one.token}` },
  });
  const grants: { items: readonly { applicationId: string; slug: string }[] } = await answer.json();
  const id = grants.items.find(({ slug }) => slug === 'pedala')?.applicationId ?? '';
  await one.page.goto(`${pages.agreement({ id })}#zatvaranje`);
  const closing = region(one.page, 'Zatvaranje projekta');
  await expect(closing).toContainText('Luk se ne zatvara za');
  await expect(closing.getByRole('button', { name: 'Završi projekat' })).toBeDisabled();
  await closing.getByRole('button', { name: /^Zatvori s manjkom/ }).click();
  await field(one.page, /^Zašto/).fill(
    'Kasa je ukradena s radionicom, prijava policiji je u prilogu.',
  );
  await submit(one.page, 'Pošalji na potvrdu');
  await expect(region(one.page, 'Izuzeci')).toContainText('čeka drugu osobu');
  await expect(one.page.getByRole('button', { name: 'Potvrdi izuzetak' })).toHaveCount(0);

  await other.page.goto(pages.bankDesk({ bankId: 'tuzla', dio: 'novac' }));
  await region(other.page, 'Čeka drugu osobu').getByRole('link').last().click();
  const halves = region(other.page, 'Izuzeci');
  await expect(halves).toContainText('Kasa je ukradena');
  await expectNoSidewaysScroll(other.page);
  await expectAccessible(other.page);
  await halves.getByRole('button', { name: 'Potvrdi izuzetak' }).click();
  await confirm(other.page, 'Potvrdi izuzetak');
  await expect(region(other.page, 'Zatvaranje projekta')).toContainText('je potvrđen');
  await closing.getByRole('button', { name: 'Završi projekat' }).click();
  await expect(one.page.getByRole('alertdialog')).toContainText('Projekat zatvara banka');
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' }).first().click();
  await one.context.close();
  await other.context.close();
});

test('ticks of the next steps reach the other browser, and the dates a calendar', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const one = await person(browser, baseURL ?? '', 'vlasnik', desk);
  const other = await person(browser, baseURL ?? '', 'clan', phone);
  const id = await applicationOf(one.page, one.token, 'radio-iz-podruma');
  await one.page.goto(pages.tasks({ id }));
  await other.page.goto(pages.tasks({ id }));
  const box = (page: Page) => page.getByRole('checkbox', { name: 'Završeno: Naručiti bandere' });
  await press(one.page, 'Dodaj zadatak');
  await field(one.page, /^Šta treba uraditi/).fill('Naručiti bandere');
  await field(one.page, /^Do kada/).fill('20/03/2099');
  await submit(one.page, 'Sačuvaj');
  await expect(box(other.page)).toBeVisible();
  const download = other.page.waitForEvent('download');
  await press(other.page, 'Dodaj u kalendar');
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await box(other.page).click();
  // What is done moves under what waits, in the other browser as well.
  await one.page.getByText(/^1 završen/).click();
  await expect(box(one.page)).toBeChecked();
  await one.context.close();
  await other.context.close();
});
