CREATE TABLE "campaign_amounts" (
	"application_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"makes" text NOT NULL,
	CONSTRAINT "campaign_amounts_application_id_amount_pk" PRIMARY KEY("application_id","amount"),
	CONSTRAINT "campaign_amounts_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "campaign_questions_answered" CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "nearly" boolean GENERATED ALWAYS AS (settled * 10 >= target * 7 AND settled < target) STORED;--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "wants_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_amounts" ADD CONSTRAINT "campaign_amounts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_questions_application" ON "campaign_questions" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "campaign_questions_email" ON "campaign_questions" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "campaign_questions_answered_by" ON "campaign_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "campaign_updates_application" ON "campaign_updates" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "campaign_updates_author" ON "campaign_updates" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "campaigns_nearly" ON "campaigns" USING btree ("ends_at","id") WHERE nearly;