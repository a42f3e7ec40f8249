import { asksFor, Prose } from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { useBlueText } from './text.ts';

export function BlueMarket({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const asks = asksFor(application);
  return (
    <>
      {asks('customer') ? (
        <section>
          <h2 className="title-3">{t('problem')}</h2>
          <Prose text={application.customerProblem} empty={t('noProblem')} opening />
        </section>
      ) : null}
      {asks('competition') ? (
        <>
          <Competitors application={application} />
          <section>
            <h2 className="title-3">{t('advantage')}</h2>
            <Prose text={application.advantage} empty={t('noAdvantage')} />
          </section>
        </>
      ) : null}
      <Products application={application} />
      <Channels application={application} />
    </>
  );
}

function Competitors({ application: { competitors, businessName, products } }: OfView<'blue'>) {
  const t = useBlueText();
  const { km } = useFormat();
  const [first] = products;
  return (
    <section>
      <h2 className="title-3">{t('others')}</h2>
      {competitors.length === 0 ? (
        <p className="muted">{t('noOthers')}</p>
      ) : (
        <table className={s.table}>
          <thead className="smaller muted">
            <tr>
              <th scope="col">{t('others')}</th>
              <th scope="col">{t('difference', { name: businessName })}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {competitors.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <span className="bold">{one.name}</span>
                  {one.offer ? <span className="small muted block">{one.offer}</span> : null}
                </th>
                <td className="break">{one.difference}</td>
                <td className="tabular">{one.price}</td>
              </tr>
            ))}
            {first ? (
              <tr className={s.own}>
                <th scope="row">{businessName}</th>
                <td>{first.name}</td>
                <td className="tabular">{km(first.price)}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Products({ application: { products } }: OfView<'blue'>) {
  const t = useBlueText();
  const { km, number } = useFormat();
  return (
    <section>
      <h2 className="title-3">{t('sells')}</h2>
      {products.length === 0 ? <p className="muted">{t('noProducts')}</p> : null}
      <ul className="rows">
        {products.map((one) => (
          <li key={one.id} className="row between top">
            <div>
              <p className="bold">{one.name}</p>
              <p className="small muted">
                {t('perYear', { units: number(one.units.reduce((all, units) => all + units, 0)) })}
              </p>
            </div>
            <p className="bold tabular">
              {km(one.price)}
              {one.unit ? <span className="small muted"> / {one.unit}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Channels({ application: { channels } }: OfView<'blue'>) {
  const t = useBlueText();
  if (channels.length === 0) return null;
  return (
    <section>
      <h2 className="title-3">{t('channels')}</h2>
      <ul className="rows">
        {channels.map((one) => (
          <li key={one.id}>
            <p className="bold">{one.channel}</p>
            {one.plan ? <p className="small muted mt2 break">{one.plan}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
