import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setApiReader } from './lib/api/authorised.ts';
import { startTheme } from './lib/browser/theme.ts';
import { session, startSession } from './lib/session/session.ts';
import { currentLanguage } from './lib/texts/language.tsx';
import { startTexts } from './lib/texts/start-texts.ts';

setApiReader({
  accessToken: session.accessToken,
  refused: session.refused,
  language: currentLanguage,
});
startTexts();
startTheme();
startSession();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
