import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { useCampaignPageText } from '../text.ts';

interface NewsChoiceProps {
  /** Tells the server by number and token of a donation. */
  choose(orderNumber: string, token: string, wanted: boolean): Promise<unknown>;
}

/** For who comes from a mail with news to get no more of them; nothing without its address. */
export function NewsChoice({ choose }: NewsChoiceProps) {
  const t = useCampaignPageText();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const [state, setState] = useState<'asked' | 'busy' | 'stopped' | 'started'>('asked');
  const [failure, setFailure] = useState('');
  const [orderNumber, token] = (query.get('odjava') ?? '').split('.');
  if (!orderNumber || !token) return null;
  const want = async (wanted: boolean) => {
    setFailure('');
    setState('busy');
    try {
      await choose(orderNumber, token, wanted);
      setState(wanted ? 'started' : 'stopped');
    } catch (error) {
      setFailure(isApiError(error, 'NOT_FOUND') ? t('stopUnknown') : errorText(error, language));
      setState(wanted ? 'stopped' : 'asked');
    }
  };
  const ended = state === 'stopped';
  return (
    <Note
      tone={failure ? 'bad' : state === 'asked' || state === 'busy' ? 'info' : 'ok'}
      className="mb6"
    >
      <p className="bold">{t('stopTitle')}</p>
      <p role="status">
        {failure || t(ended ? 'stopped' : state === 'started' ? 'started' : 'stopText')}
      </p>
      <Button className="mt3" size="m" busy={state === 'busy'} onClick={() => void want(ended)}>
        {t(ended ? 'start' : 'stop')}
      </Button>
    </Note>
  );
}
