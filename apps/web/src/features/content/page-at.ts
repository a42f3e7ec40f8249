import { editablePageAddresses } from '@app/contracts/content/editable-pages';
import type { EditablePage } from '@app/domain/content/pages';

const byAddress = new Map(
  Object.entries(editablePageAddresses).map(([page, { path }]) => [path, page as EditablePage]),
);

/** The page that admins write themselves at an address; undefined for any other. */
export const pageAt = (pathname: string): EditablePage | undefined =>
  byAddress.get(pathname.replace(/(.)\/+$/, '$1') as never);
