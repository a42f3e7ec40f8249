import { applicationsTexts } from '@app/messages/applications';
import { applicationsFieldsTexts } from '@app/messages/applications-fields';
import { applicationsFilesTexts } from '@app/messages/applications-files';
import { sdgTexts } from '@app/messages/sdg';
import { textsFor } from '../../lib/texts/text.ts';

export const useApplicationsText = textsFor('applications', applicationsTexts);

export const useFieldsText = textsFor('applications-fields', applicationsFieldsTexts);

export const useFilesText = textsFor('applications-files', applicationsFilesTexts);

export const useSdgText = textsFor('sdg', sdgTexts);

export type FieldsKey = Parameters<ReturnType<typeof useFieldsText>>[0];
export type SdgKey = Parameters<ReturnType<typeof useSdgText>>[0];
