import type { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { guardianContactPaths } from '@app/contracts/guardian-contact/guardian-contact.paths';
import { client } from '../../lib/api/client.ts';

export const guardianContact = client<typeof guardianContactApi>(guardianContactPaths);
