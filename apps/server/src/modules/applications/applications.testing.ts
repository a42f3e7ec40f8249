import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft, SaveBody } from '@app/contracts/applications/applications.schemas';
import { beforeEach } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import type { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import type { BuiltApplication } from './applications.factory.ts';

type App = ReturnType<typeof setUpApp>;

/** How a member of a team opens and saves an application. */
export function writingIn(app: App) {
  return {
    async open(who: Persona, id: string) {
      const answer = await app.as(who.token).call(applicationsApi.open, { params: { id } });
      return answer.data as OrangeDraft;
    },
    save: (who: Persona, id: string, body: SaveBody) =>
      app.as(who.token).call(applicationsApi.save, { params: { id }, body }),
  };
}

/** A draft of Tuzla before each test, and how its team opens and saves it or another. */
export function setUpDraft(app: App, stage: ReturnType<typeof setUpGrants>) {
  let draft: BuiltApplication;
  beforeEach(async () => {
    const call = await stage.call(stage.tuzla);
    draft = await stage.application({ call });
  });
  const { open, save } = writingIn(app);
  return {
    get id() {
      return draft.id;
    },
    open: (who: Persona, id = draft.id) => open(who, id),
    save: (who: Persona, body: SaveBody, id = draft.id) => save(who, id, body),
  };
}
