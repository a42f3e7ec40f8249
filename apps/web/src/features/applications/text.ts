import { applicationsTexts } from '@app/messages/applications';
import { applicationsFieldsTexts } from '@app/messages/applications-fields';
import { applicationsMissingTexts } from '@app/messages/applications-missing';
import { sdgTexts } from '@app/messages/sdg';
import { textsFor } from '../../lib/text.ts';

/** The desk around an application: saving, checking, submitting, the list of one's own. */
export const useApplicationsText = textsFor('applications', applicationsTexts);

/** Names of sections and fields. */
export const useFieldsText = textsFor('applications-fields', applicationsFieldsTexts);

/** What is missing. */
export const useMissingText = textsFor('applications-missing', applicationsMissingTexts);

/** Names of the Sustainable Development Goals. */
export const useSdgText = textsFor('sdg', sdgTexts);

export type FieldsKey = Parameters<ReturnType<typeof useFieldsText>>[0];
export type MissingKey = Parameters<ReturnType<typeof useMissingText>>[0];
