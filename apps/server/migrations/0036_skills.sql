CREATE TABLE "skill_answers" (
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"learners" text NOT NULL,
	"skill" text NOT NULL,
	"answer" text NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_answers_application_id_activity_id_learners_skill_pk" PRIMARY KEY("application_id","activity_id","learners","skill")
);
--> statement-breakpoint
CREATE TABLE "skill_consents" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"given_by" uuid,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_readings" (
	"application_id" uuid NOT NULL,
	"activity_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"found" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_readings_application_id_activity_id_pk" PRIMARY KEY("application_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "skill_requests" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"found" jsonb,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "skill_answers" ADD CONSTRAINT "skill_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_answers" ADD CONSTRAINT "skill_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_consents" ADD CONSTRAINT "skill_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_consents" ADD CONSTRAINT "skill_consents_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_readings" ADD CONSTRAINT "skill_readings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_answers_by" ON "skill_answers" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "skill_consents_by" ON "skill_consents" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "skill_requests_asked" ON "skill_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "applications_activities" ON "applications" USING gin (("content" -> 'projectActivities') jsonb_path_ops);