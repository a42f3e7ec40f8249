import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { GrantKind } from '@app/domain/applications/form/forms';

export type ViewOf<K extends GrantKind> = Extract<ApplicationView, { kind: K }>;

export interface OfView<K extends GrantKind> {
  readonly application: ViewOf<K>;
}
