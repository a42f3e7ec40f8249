CREATE TABLE "agreement_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"happened_on" date,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text NOT NULL,
	CONSTRAINT "agreement_exceptions_positive" CHECK (amount > 0),
	CONSTRAINT "agreement_exceptions_two_people" CHECK (decided_by IS NULL OR decided_by <> proposed_by)
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "payee_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "payee_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "payee_by" uuid;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "payee_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_exceptions" ADD CONSTRAINT "agreement_exceptions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_exceptions_application" ON "agreement_exceptions" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_exceptions_open" ON "agreement_exceptions" USING btree ("application_id","kind") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_waiting" ON "agreement_exceptions" USING btree ("bank_id","proposed_at","id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_expiry" ON "agreement_exceptions" USING btree ("expires_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "agreement_exceptions_proposed_by" ON "agreement_exceptions" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "agreement_exceptions_decided_by" ON "agreement_exceptions" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_payee_by_users_id_fk" FOREIGN KEY ("payee_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_payee_by" ON "agreements" USING btree ("payee_by");--> statement-breakpoint
CREATE INDEX "fund_entries_proposed_by" ON "fund_entries" USING btree ("proposed_by");--> statement-breakpoint
ALTER TABLE "fund_entries" ADD CONSTRAINT "fund_entries_two_people" CHECK (proposed_by IS NULL OR (kind = 'paid' AND (proposed_by <> created_by OR corrects_id IS NOT NULL)));