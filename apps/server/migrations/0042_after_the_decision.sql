CREATE TABLE "agreement_templates" (
	"bank_id" uuid PRIMARY KEY NOT NULL,
	"clauses" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD COLUMN "over_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_milestones" ADD COLUMN "asked_on" date;--> statement-breakpoint
ALTER TABLE "agreement_milestones" ADD COLUMN "asked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_templates" ADD CONSTRAINT "agreement_templates_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DELETE FROM "application_ticks" WHERE "kind" IN ('signatory', 'account', 'schedule', 'receipts');
