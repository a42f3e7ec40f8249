import type { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import { callExtensionsPaths } from '@app/contracts/applications/call-extensions.paths';
import type { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { callEditingPaths } from '@app/contracts/calls/call-editing.paths';
import { client } from '../../lib/api/client.ts';

export const callEditing = client<typeof callEditingApi>(callEditingPaths);
export const callExtensions = client<typeof callExtensionsApi>(callExtensionsPaths);
