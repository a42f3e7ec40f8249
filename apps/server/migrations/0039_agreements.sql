CREATE TABLE "agreement_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"item_id" uuid,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_expenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"supplier" text NOT NULL,
	"what" text NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "agreement_expenses_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "agreement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"milestone_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"what" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone,
	"reminded" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_points" (
	"application_id" uuid NOT NULL,
	"point" text NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_points_application_id_point_pk" PRIMARY KEY("application_id","point")
);
--> statement-breakpoint
CREATE TABLE "agreement_reports" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"reason" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"report_reminded" integer
);
--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_events" ADD CONSTRAINT "agreement_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_expenses" ADD CONSTRAINT "agreement_expenses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_milestone_id_agreement_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."agreement_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_files" ADD CONSTRAINT "agreement_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_milestones" ADD CONSTRAINT "agreement_milestones_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_points" ADD CONSTRAINT "agreement_points_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_points" ADD CONSTRAINT "agreement_points_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_reports" ADD CONSTRAINT "agreement_reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_events_application" ON "agreement_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "agreement_events_actor" ON "agreement_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "agreement_expenses_application" ON "agreement_expenses" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "agreement_expenses_sent_by" ON "agreement_expenses" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "agreement_expenses_decided_by" ON "agreement_expenses" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_expenses_file" ON "agreement_expenses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "agreement_files_application" ON "agreement_files" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "agreement_files_milestone" ON "agreement_files" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "agreement_files_uploaded_by" ON "agreement_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_files_once" ON "agreement_files" USING btree ("application_id","hash") WHERE purpose = 'receipt';--> statement-breakpoint
CREATE INDEX "agreement_milestones_application" ON "agreement_milestones" USING btree ("application_id","due_on");--> statement-breakpoint
CREATE INDEX "agreement_milestones_open" ON "agreement_milestones" USING btree ("due_on") WHERE state IN ('planned', 'returned');--> statement-breakpoint
CREATE INDEX "agreement_points_by" ON "agreement_points" USING btree ("ticked_by");--> statement-breakpoint
CREATE INDEX "agreements_prepared_by" ON "agreements" USING btree ("prepared_by");--> statement-breakpoint
CREATE FUNCTION refuse_agreement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'What happened to an agreement is never changed.';
END $$;--> statement-breakpoint
CREATE TRIGGER agreement_events_append_only BEFORE UPDATE OR DELETE ON "agreement_events" FOR EACH ROW EXECUTE FUNCTION refuse_agreement_change();
