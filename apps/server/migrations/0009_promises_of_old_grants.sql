-- Grants that were approved before there was a ledger have their promise, too: only what was
-- promised can be paid.
INSERT INTO "fund_entries" ("id", "bank_id", "kind", "amount", "year", "happened_on", "source_name", "purpose", "application_id", "reason", "corrects_id", "created_by", "created_at")
SELECT gen_random_uuid(), a.bank_id, 'promised', a.requested_amount,
	extract(year FROM t.at AT TIME ZONE 'Europe/Sarajevo')::int, (t.at AT TIME ZONE 'Europe/Sarajevo')::date,
	'', '', a.id, '', NULL, t.actor_id, t.at
FROM "applications" a
CROSS JOIN LATERAL (
	SELECT at, actor_id FROM "application_transitions"
	WHERE application_id = a.id AND "to" IN ('approved', 'pobjednik')
	ORDER BY id LIMIT 1
) t
WHERE a.requested_amount > 0
	AND a.status IN ('approved', 'pobjednik', 'crowdfunding', 'published', 'contract_signed', 'implementation', 'u_implementaciji', 'completed')
	AND NOT EXISTS (SELECT 1 FROM "fund_entries" e WHERE e.application_id = a.id);
