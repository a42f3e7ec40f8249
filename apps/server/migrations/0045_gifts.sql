CREATE SEQUENCE "public"."gift_receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"contribution_id" text,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"description" text NOT NULL,
	"value" bigint,
	"message" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"refusal" text,
	"answer" text DEFAULT '' NOT NULL,
	"asked_new_at" timestamp with time zone,
	"receipt_number" text,
	"receipt_hash" text,
	"proof_key" text,
	"proof_name" text,
	"proof_bytes" integer,
	"proof_hash" text,
	"proof_notes" text DEFAULT '' NOT NULL,
	"proof_by" uuid,
	"proof_at" timestamp with time zone,
	CONSTRAINT "gifts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "gifts_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "gifts_receipt_hash_unique" UNIQUE("receipt_hash"),
	CONSTRAINT "gifts_value" CHECK (value > 0),
	CONSTRAINT "gifts_receipt" CHECK (status <> 'confirmed' OR receipt_hash IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_bank_id_youth_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."youth_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_proof_by_users_id_fk" FOREIGN KEY ("proof_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_application" ON "gifts" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "gifts_donor" ON "gifts" USING btree ("donor_email");--> statement-breakpoint
CREATE INDEX "gifts_requested_by" ON "gifts" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "gifts_proof_by" ON "gifts" USING btree ("proof_by");--> statement-breakpoint
CREATE INDEX "gifts_ends" ON "gifts" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_line" ON "gifts" USING btree ("application_id","contribution_id") WHERE status IN ('pending', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_proof" ON "gifts" USING btree ("bank_id","proof_hash");