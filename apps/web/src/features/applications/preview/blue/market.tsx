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
          <h2 className="t3">{t('problem')}</h2>
          <Prose text={application.customerProblem} empty={t('noProblem')} opening />
        </section>
      ) : null}
      {asks('competition') ? (
        <>
          <Competitors application={application} />
          <section>
            <h2 className="t3">{t('advantage')}</h2>
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
      <h2 className="t3">{t('others')}</h2>
      {competitors.length === 0 ? (
        <p className="mut">{t('noOthers')}</p>
      ) : (
        <table className={s.table}>
          <thead className="xs mut">
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
                  <span className="b">{one.name}</span>
                  {one.offer ? <span className="sm mut block">{one.offer}</span> : null}
                </th>
                <td className="break">{one.difference}</td>
                <td className="num">{one.price}</td>
              </tr>
            ))}
            {first ? (
              <tr className={s.own}>
                <th scope="row">{businessName}</th>
                <td>{first.name}</td>
                <td className="num">{km(first.price)}</td>
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
      <h2 className="t3">{t('sells')}</h2>
      {products.length === 0 ? <p className="mut">{t('noProducts')}</p> : null}
      <ul className="rows">
        {products.map((one) => (
          <li key={one.id} className="row between top">
            <div>
              <p className="b">{one.name}</p>
              <p className="sm mut">
                {t('perYear', { units: number(one.units.reduce((all, units) => all + units, 0)) })}
              </p>
            </div>
            <p className="b num">
              {km(one.price)}
              {one.unit ? <span className="sm mut"> / {one.unit}</span> : null}
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
      <h2 className="t3">{t('channels')}</h2>
      <ul className="rows">
        {channels.map((one) => (
          <li key={one.id}>
            <p className="b">{one.channel}</p>
            {one.plan ? <p className="sm mut mt2 break">{one.plan}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
