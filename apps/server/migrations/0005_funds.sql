CREATE TABLE "campaign_days" (
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"day" date NOT NULL,
	"settled" bigint NOT NULL,
	"donations" integer NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "campaign_days_never_below" CHECK (settled >= 0 AND donations >= 0)
);
--> statement-breakpoint
CREATE TABLE "fund_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"year" integer NOT NULL,
	"happened_on" date NOT NULL,
	"source_name" text NOT NULL,
	"purpose" text NOT NULL,
	"application_id" uuid,
	"reason" text NOT NULL,
	"corrects_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fund_entries_positive" CHECK (amount > 0 OR corrects_id IS NOT NULL),
	CONSTRAINT "fund_entries_grant" CHECK ((kind = 'received') = (application_id IS NULL))
);
--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_corrects_id_fund_entries_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."fund_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_days_bank" ON "campaign_days" USING btree ("bank_id","day","id");--> statement-breakpoint
CREATE INDEX "fund_entries_bank" ON "fund_entries" USING btree ("bank_id","happened_on","id");--> statement-breakpoint
CREATE INDEX "fund_entries_application" ON "fund_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "fund_entries_corrects" ON "fund_entries" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "fund_entries_by" ON "fund_entries" USING btree ("created_by");--> statement-breakpoint
CREATE FUNCTION refuse_fund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND
		(to_jsonb(NEW) - ARRAY['source_name', 'purpose', 'reason']) =
		(to_jsonb(OLD) - ARRAY['source_name', 'purpose', 'reason'])
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Entries of a fund are never changed; a correction is an entry of its own.';
END $$;--> statement-breakpoint
CREATE TRIGGER fund_entries_append_only BEFORE UPDATE OR DELETE ON "fund_entries" FOR EACH ROW EXECUTE FUNCTION refuse_fund_change();--> statement-breakpoint
INSERT INTO "campaign_days" ("id", "campaign_id", "bank_id", "day", "settled", "donations")
SELECT gen_random_uuid(), c.id, c.bank_id, (d.settled_at AT TIME ZONE 'Europe/Sarajevo')::date, sum(d.amount), count(*)
FROM "donations" d JOIN "campaigns" c ON c.id = d.campaign_id
WHERE d.status = 'settled'
GROUP BY 2, 3, 4;
