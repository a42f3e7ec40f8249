import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setApiReader } from './lib/api/authorised.ts';
import { currentLanguage } from './lib/language.tsx';
import { session, startSession } from './lib/session/session.ts';
import { startTexts } from './lib/start-texts.ts';
import { startTheme } from './lib/theme.ts';

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
