ALTER TABLE "applications" ADD COLUMN "about" jsonb;--> statement-breakpoint
UPDATE "applications" SET "about" = jsonb_build_object(
	'title', "project_title",
	'summary', coalesce("said"."content" ->> 'projectDescription', ''),
	'applicantName', coalesce("said"."content" ->> 'applicantName', ''),
	'municipality', coalesce("said"."content" ->> 'municipality', ''),
	'location', coalesce("said"."content" ->> 'projectLocation', ''),
	'place', coalesce("said"."content" -> 'projectCoordinates', 'null'),
	'picture', "said"."content" ->> 'applicationPicture',
	'startsOn', coalesce("said"."content" ->> 'projectStartDate', ''),
	'endsOn', coalesce("said"."content" ->> 'projectEndDate', ''),
	'requestedAmount', "requested_amount",
	'goals', to_jsonb("themes")
) FROM (
	SELECT "kept"."id", coalesce("revision"."content", "kept"."content") AS "content"
	FROM "applications" AS "kept"
	LEFT JOIN "application_revisions" AS "revision"
		ON "revision"."application_id" = "kept"."id" AND "revision"."number" = "kept"."submitted_revision"
) AS "said" WHERE "said"."id" = "applications"."id";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "about" SET NOT NULL;
