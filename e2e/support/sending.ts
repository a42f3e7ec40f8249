import { expect, type Locator, type Page } from '@playwright/test';

/** What sends an application; pressed, it says what is missing, or asks. */
export const sendButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: /^Pošalji (prijavu|ponovo)$/ });

/** The question before anything is sent. */
export const sendQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Poslati prijavu?' });

/** Sends the application whose last section is open: what is sent is shown, and confirmed. */
export async function sendApplication(
  page: Page,
  by: 'pointer' | 'keyboard' = 'pointer',
): Promise<void> {
  const press = (button: Locator) => (by === 'pointer' ? button.click() : button.press('Enter'));
  await press(sendButton(page));
  const question = sendQuestion(page);
  await expect(question).toContainText('Traženi iznos');
  await press(question.getByRole('button', { name: /^Pošalji/ }));
  await expect(page.getByRole('heading', { name: 'Prijava je poslana.' })).toBeFocused();
}
